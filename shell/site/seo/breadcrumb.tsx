import type { PageHead } from 'shared-contracts';
import { Link } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import classes from './breadcrumb.module.css';

/** The way from the home page to this page; none on the home page itself. */
export function Breadcrumb({ trail }: { trail: PageHead['breadcrumb'] }) {
  if (trail.length === 1) return null;
  return (
    <nav className={classes.breadcrumb} aria-label="Breadcrumb">
      <Container>
        <ol className={classes.trail}>
          {trail.map(({ name, path }, index) => (
            <li key={path}>
              {index === trail.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link to={path}>{name}</Link>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
