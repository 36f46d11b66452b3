import './contact.css';
import { QuoteForm } from '../parts/quote-form.tsx';
import { PageContent } from './page-content.tsx';
import type { Replace } from './to-elements.ts';

const replace: Replace = ({ element, props, children }) =>
  element.name === 'form' ? <QuoteForm {...props}>{children}</QuoteForm> : undefined;

export const Contact = () => <PageContent path="/contact" replace={replace} />;
