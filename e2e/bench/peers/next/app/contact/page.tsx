export { Contact as default } from '../../content/contact.tsx';
