import classes from './fact-list.module.css';

/** A fact without a text is left out. */
export type Fact = readonly [name: string, text: string | undefined];

/** Facts below their names, in two columns on wide screens. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(
      ([name, text]) =>
        text && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
    )}
  </dl>
);
