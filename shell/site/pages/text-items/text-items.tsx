import { Title } from 'shared-contracts/ui';
import classes from './text-items.module.css';

interface TextItemsProps {
  items: readonly { title: string; text: string }[];
  /** Layout of the list. */
  className: string | undefined;
  /** `ol` for steps. */
  as?: 'ul' | 'ol';
}

/** A list of titles, each with a text. */
export function TextItems({ items, className, as: List = 'ul' }: TextItemsProps) {
  return (
    <List className={`${classes.items} ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
