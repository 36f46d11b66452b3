import { IconMenu2 } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { resetTripAtom } from 'shared-contracts/host';
import { Button, Link, useSetAtom } from 'shared-contracts/ui';
import { Container, NavLink } from 'shared-contracts/ui/host';
import { useModules } from '../remote/modules.ts';
import { layoutCopy as copy } from './layout.copy.ts';
import { Logo } from './logo.tsx';
import { contactLink, linksOf } from './menu-links.ts';
import classes from './navbar.module.css';
import { PlaceChoice } from './place-choice.tsx';
import { SiteSearch } from './site-search.tsx';

const MENU_ID = 'site-menu';

/** The header's links and search: a row on wide screens, else a native popover, which needs no JavaScript to open and close. */
export function Navbar() {
  const { composition } = useModules();
  const resetTrip = useSetAtom(resetTripAtom);
  const menu = useRef<HTMLElement>(null);
  // Undefined until JavaScript runs: up to then the browser itself exposes the popover's state.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const popover = menu.current;
    const update = () => setExpanded(popover?.matches(':popover-open') ?? false);
    update();
    popover?.addEventListener('toggle', update);
    return () => popover?.removeEventListener('toggle', update);
  }, []);
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
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
        {/* Clicks bubble up from the links, as does Enter on a link. */}
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
            {linksOf(composition(), 'main').map(({ path, name }) => (
              <li key={path}>
                <NavLink to={path} className={classes.link}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <SiteSearch onLeave={close} />
          <PlaceChoice isMenuOpen={expanded === true} />
          <Button component={Link} to={contactLink.path} className={classes.contact}>
            {contactLink.name}
          </Button>
        </nav>
      </Container>
    </header>
  );
}
