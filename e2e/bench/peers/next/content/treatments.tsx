import './list.css';
import type { Element } from 'html-react-parser';
import { CategoryDialog } from '../parts/category-dialog.tsx';
import { PageContent } from './page-content.tsx';
import { findAll, isElement, type Replace, textOf } from './to-elements.ts';

const cardOf = ({ parent }: Element): Element | undefined =>
  isElement(parent) ? (parent.name === 'article' ? parent : cardOf(parent)) : undefined;

const replace: Replace = ({ element, props, children }) => {
  const card = element.attribs['aria-haspopup'] === 'dialog' ? cardOf(element) : undefined;
  if (!card) return undefined;
  const links = findAll(card, 'a').map(link => ({ href: link.attribs.href ?? '', name: textOf(link) }));
  return (
    <CategoryDialog {...props} name={textOf(element)} links={links}>
      {children}
    </CategoryDialog>
  );
};

export const Treatments = () => <PageContent path="/treatments" replace={replace} />;
