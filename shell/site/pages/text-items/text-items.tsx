import type { TablerIcon } from '@tabler/icons-react';
import { Title } from 'shared-contracts/ui';
import classes from './text-items.module.css';

interface Item {
  title: string;
  text: string;
}

interface TextItemsProps<T extends Item> {
  items: readonly T[];
  /** Layout of the list. */
  className: string | undefined;
  /** `ol` for steps. */
  as?: 'ul' | 'ol';
  titleSize?: 'h3' | 'h4';
  iconOf?: (item: T) => TablerIcon;
  iconSize?: number;
}

/** A list of titles, each with a text and perhaps an icon. */
export function TextItems<T extends Item>({
  items,
  className,
  as: List = 'ul',
  ...props
}: TextItemsProps<T>) {
  const { titleSize = 'h3', iconOf, iconSize = 30 } = props;
  return (
    <List className={`${classes.items} ${className}`}>
      {items.map(item => {
        const Icon = iconOf?.(item);
        return (
          <li key={item.title}>
            {Icon && <Icon size={iconSize} stroke={1.5} aria-hidden />}
            <div>
              <Title order={3} size={titleSize}>
                {item.title}
              </Title>
              <p>{item.text}</p>
            </div>
          </li>
        );
      })}
    </List>
  );
}
