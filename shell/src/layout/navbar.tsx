import { IconMenu2 } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { resetTripAtom } from 'shared-contracts';
import { Button, Container, Link, NavLink, useSetAtom } from 'shared-contracts/ui';
import { layoutCopy as copy, mainLinks } from './layout.copy.ts';
import { Logo } from './logo.tsx';
import classes from './navbar.module.css';

const MENU_ID = 'site-menu';

/**
 * The header's links: in a row where there is room, else a native popover, which opens without JavaScript, closes by
 * Escape or a click beside it, and tells its state by itself.
 */
export function Navbar() {
  const resetTrip = useSetAtom(resetTripAtom);
  const menu = useRef<HTMLElement>(null);
  // Said by the attribute once JavaScript is there to keep it true; before, the browser itself tells the state.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const popover = menu.current;
    const follow = () => setExpanded(popover?.matches(':popover-open') ?? false);
    follow();
    popover?.addEventListener('toggle', follow);
    return () => popover?.removeEventListener('toggle', follow);
  }, []);
  const closeAfterLink = (event: MouseEvent) => {
    if (
      event.target instanceof Element &&
      event.target.closest('a') &&
      menu.current?.matches(':popover-open')
    ) {
      menu.current.hidePopover();
    }
  };
  return (
    <header className={classes.header}>
      <Container className={classes.bar}>
        <Link to="/" className={classes.home} aria-label={copy.home} onClick={() => resetTrip()}>
          <Logo />
        </Link>
        <button
          type="button"
          className={classes.toggle}
          popoverTarget={MENU_ID}
          aria-controls={MENU_ID}
          aria-expanded={expanded}
        >
          <IconMenu2 size={22} aria-hidden />
          {copy.menu}
        </button>
        {/* The click is a link's own and only bubbles here; the keyboard's Enter on a link is a click as well. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <nav
          ref={menu}
          id={MENU_ID}
          popover="auto"
          className={classes.menu}
          aria-label={copy.mainNavigation}
          onClick={closeAfterLink}
        >
          <ul className={classes.links}>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={classes.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <Button component={Link} to="/contact" className={classes.contact}>
            {copy.contact}
          </Button>
        </nav>
      </Container>
    </header>
  );
}
