import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { consentPlace } from 'shared-contracts';
import { Button, Link, useServices } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { consentCopy as copy } from './consent.copy.ts';
import { chooseConsent, consentStore, loadConsent, UNKNOWN_CONSENT } from './consent.store.ts';
import classes from './consent-banner.module.css';
import { COOKIE_SETTINGS_ID } from './cookie-settings.tsx';

/**
 * Asks above the footer, or where a page has a place for it, in the flow of the page, since nothing is recorded before an
 * answer. It is one line in the HTML of every page, whose details come on request, leaves once there is an answer, and comes back when the visitor opens the footer's "Cookie settings".
 */
export function ConsentBanner() {
  const { consent, reopened } = useSyncExternalStore(
    consentStore.subscribe,
    consentStore.get,
    () => UNKNOWN_CONSENT,
  );
  const place = useSyncExternalStore(consentPlace.subscribe, consentPlace.get, () => null);
  const { announce } = useServices();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(loadConsent, []);
  useEffect(() => {
    if (reopened) heading.current?.focus();
  }, [reopened]);

  if (!reopened && (consent === 'accepted' || consent === 'rejected')) return null;
  const choose = (choice: 'accepted' | 'rejected') => {
    chooseConsent(choice);
    announce(copy.saved);
    // Where the question can be opened again: the focus would be lost with the banner.
    document.getElementById(COOKIE_SETTINGS_ID)?.focus({ preventScroll: !reopened });
  };
  const banner = (
    <section className={classes.banner} aria-labelledby="consent-title">
      <Container className={classes.line}>
        <div className={classes.question}>
          <h2 id="consent-title" ref={heading} tabIndex={-1}>
            {copy.title}
          </h2>{' '}
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {copy.details}
          </button>
          {isOpen && (
            <p data-note="">
              {copy.text} <Link to="/cookies">{copy.more}</Link>
            </p>
          )}
          {(consent === 'accepted' || consent === 'rejected') && <p data-note="">{copy.now[consent]}</p>}
        </div>
        <div className={classes.choices}>
          <Button variant="default" size="sm" onClick={() => choose('rejected')}>
            {copy.reject}
          </Button>
          <Button variant="default" size="sm" onClick={() => choose('accepted')}>
            {copy.accept}
          </Button>
        </div>
      </Container>
    </section>
  );
  return place ? createPortal(banner, place) : banner;
}
