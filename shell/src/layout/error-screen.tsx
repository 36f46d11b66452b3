import { Container } from 'shared-contracts/ui';
import classes from './error-screen.module.css';
import { Logo } from './logo.tsx';

/**
 * The router's own error screen (section 2). The router has logged the error. The link is a plain one: it loads a new
 * document, since this one is in an unknown state.
 */
export function ErrorScreen() {
  return (
    <main id="main" className={classes.screen}>
      <title>Unexpected Application Error!</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Logo />
        <h1>Unexpected Application Error!</h1>
        <p>
          Something went wrong on our side. Nothing you entered was sent anywhere. Loading the page again
          usually helps.
        </p>
        <p>
          <a href="/">Return to the home page</a>
        </p>
      </Container>
    </main>
  );
}
