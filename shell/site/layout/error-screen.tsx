import { useEffect, useRef } from 'react';
import { Container } from 'shared-contracts/ui/host';
import { announce } from '../../host/announcer.tsx';
import classes from './error-screen.module.css';
import { layoutCopy } from './layout.copy.ts';
import { Logo } from './logo.tsx';

const copy = layoutCopy.error;

/**
 * The router's own error screen (section 2). The router has logged the error. The link is a plain one: it loads a new
 * document, since this one is in an unknown state. It is announced, and its heading takes the focus.
 */
export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    announce(copy.title);
  }, []);
  return (
    <main id="main" className={classes.screen}>
      <title>{copy.title}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Logo />
        <h1 ref={heading} tabIndex={-1}>
          {copy.title}
        </h1>
        <p>{copy.text}</p>
        <p>
          <a href="/">{copy.home}</a>
        </p>
      </Container>
    </main>
  );
}
