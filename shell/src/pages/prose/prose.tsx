import type { ReactNode } from 'react';
import { Container } from 'shared-contracts/ui';
import classes from './prose.module.css';

/** Running text at a readable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <Container className={classes.prose}>
      <div>{children}</div>
    </Container>
  );
}
