import { IconSquareRoundedCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, Title } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import classes from './prose.module.css';
import { type Block, type ProseSection, sectionId } from './prose.rules.ts';

interface ProseProps {
  sections: readonly ProseSection[];
  /** Heading of the table of contents. */
  contents: string;
  /** After the last section. */
  children?: ReactNode;
}

/** An article next to its table of contents. */
export function Prose({ sections, contents, children }: ProseProps) {
  return (
    <Container className={classes.prose}>
      <nav className={classes.contents} data-card="" aria-labelledby="contents-title">
        <p id="contents-title">{contents}</p>
        <ol className={classes.sections}>
          {sections.map(section => (
            <li key={section.title}>
              <Link to={`#${sectionId(section)}`}>{section.title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {sections.map(section => (
          <section key={section.title} id={sectionId(section)}>
            <Title order={2} size="h3">
              {section.title}
            </Title>
            {section.blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- texts never reorder
              <BlockView key={index} block={block} />
            ))}
          </section>
        ))}
        {children}
      </div>
    </Container>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('table' in block) return <TableView {...block.table} />;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={classes.checklist}>
      {block.checklist.map(item => (
        <li key={item}>
          <IconSquareRoundedCheck size={24} stroke={1.6} aria-hidden />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** On a phone each row is a card whose cells are labelled by their column. */
function TableView({ caption, head, rows }: Extract<Block, { table: unknown }>['table']) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
