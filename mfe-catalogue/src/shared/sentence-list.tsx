import { Title } from 'shared-contracts/ui';

interface SentenceListProps {
  title: string;
  items: readonly string[];
  /** Whether the title opens them. */
  isFolded?: boolean;
}

/** Sentences below their title; nothing where there are none. */
export function SentenceList({ title, items, isFolded = false }: SentenceListProps) {
  if (items.length === 0) return null;
  const list = (
    <ul>
      {items.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details data-card="">
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      {list}
    </div>
  );
}
