import { Container } from 'shared-contracts/ui/host';
import classes from './error-screen.module.css';
import { layoutCopy } from './layout.copy.ts';
import { Logo } from './logo.tsx';

const copy = layoutCopy.error;

/**
 * The router's own error screen (section 2). The router has logged the error. The link is a plain one: it loads a new
 * document, since this one is in an unknown state.
 */
export function ErrorScreen() {
  return (
    <main id="main" className={classes.screen}>
      <title>{copy.title}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Logo />
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
        <p>
          <a href="/">{copy.home}</a>
        </p>
      </Container>
    </main>
  );
}
