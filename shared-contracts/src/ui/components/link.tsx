import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the site. */
  to: To;
  /** State of the navigation, for the page that follows. */
  state?: unknown;
  /** Replaces the entry of the browser's history. A link to the page's own address always does. */
  replace?: boolean;
  /**
   * Runs in place of the navigation, or before it if it returns true. The address is for new tabs and for pages without
   * code, so only a click that would open it here comes here.
   */
  onFollow?: (() => unknown) | undefined;
}

/** A link inside the site. The router's own component brings its framework's prefetching, which nothing here uses. */
export function Link({ to, state, replace, target, onClick, onFollow, children, ...props }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...props}
      href={href}
      target={target}
      onClick={event => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (onFollow && opensHere(event, target) && onFollow() !== true) event.preventDefault();
        else navigate(event);
      }}
    >
      {children}
    </a>
  );
}

const opensHere = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link that says whether its page, or one below it, is the current one. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
