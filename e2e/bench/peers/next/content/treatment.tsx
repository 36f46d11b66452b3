import './detail.css';
import { PriceTable } from '../parts/price-table.tsx';
import { PageContent } from './page-content.tsx';
import { childrenOf, findAll, type Replace, textOf } from './to-elements.ts';

const replace: Replace = ({ element, props, render }) => {
  const buttons = findAll(element, 'button');
  if (element.name !== 'table' || buttons.length === 0) return undefined;
  const [head, ...rows] = findAll(element, 'tr');
  return (
    <PriceTable
      {...props}
      head={head && findAll(head, 'th').map(cell => textOf(cell).replace(/\W+$/, ''))}
      buttonClass={buttons[0]?.attribs.class}
      rows={rows.map(row => ({ values: childrenOf(row).map(textOf), element: render(row) }))}
    />
  );
};

export const Treatment = ({ path }: { path: string }) => <PageContent path={path} replace={replace} />;
