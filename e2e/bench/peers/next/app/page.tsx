export { Home as default } from '../content/home.tsx';
