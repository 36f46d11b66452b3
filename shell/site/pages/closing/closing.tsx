import { Button, Link, Section, Title } from 'shared-contracts/ui';
import classes from './closing.module.css';

interface ClosingProps {
  title: string;
  lead?: string;
  label: string;
  to: string;
  /** Replaces this page's history entry. */
  replace?: boolean;
}

/** The call to action at the end of a page. */
export function Closing({ title, lead, label, to, replace = false }: ClosingProps) {
  return (
    <Section tone="sea">
      <div className={classes.closing}>
        <div>
          <Title order={2}>{title}</Title>
          {lead && <p>{lead}</p>}
        </div>
        <Button component={Link} to={to} replace={replace} size="lg">
          {label}
        </Button>
      </div>
    </Section>
  );
}
