import { Title } from 'shared-contracts/ui';

/** Sentences below their title; nothing where there are none. */
export const SentenceList = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
