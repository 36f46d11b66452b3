export { Treatments as default } from '../../content/treatments.tsx';
