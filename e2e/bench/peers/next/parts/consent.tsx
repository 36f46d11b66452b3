'use client';
import Link from 'next/link';
import { useState, useSyncExternalStore } from 'react';
import classes from './consent.module.css';

const KEY = 'consent';

const subscribe = () => () => {};
const isUndecided = () => localStorage.getItem(KEY) === null;

/** The question about analytics, until it is answered. */
export function Consent() {
  const isAsked = useSyncExternalStore(subscribe, isUndecided, () => false);
  const [isAnswered, setAnswered] = useState(false);
  if (!isAsked || isAnswered) return null;
  const choose = (choice: string) => {
    localStorage.setItem(KEY, choice);
    setAnswered(true);
  };
  return (
    <section className={classes.banner} data-card="" aria-labelledby="consent-title">
      <h2 id="consent-title">May we count which treatments are looked for?</h2>
      <p data-note="">
        With your yes we record which treatment a quote was asked for and how fast our pages opened, without
        your name, your session or your address. Nothing is recorded before, and the site works the same
        either way. <Link href="/cookies">Cookie Policy</Link>
      </p>
      <div className={classes.choices}>
        <button type="button" onClick={() => choose('rejected')}>
          Reject analytics
        </button>
        <button type="button" onClick={() => choose('accepted')}>
          Accept analytics
        </button>
      </div>
    </section>
  );
}
