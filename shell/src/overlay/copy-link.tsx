import { useState } from 'react';
import { readOverrides } from '../composition/client/read-overrides.ts';
import { overlayCopy } from './overlay.copy.ts';
import classes from './overlay.module.css';
import { reproductionLink } from './reproduction-link.ts';

const copy = overlayCopy.link;

/** Copies a link to what is on screen; where the clipboard is refused, shows it. */
export function CopyLink() {
  const [{ link, isCopied }, setResult] = useState({ link: '', isCopied: false });
  const copyLink = async () => {
    const current = reproductionLink(location.href, readOverrides());
    try {
      await navigator.clipboard.writeText(current);
      setResult({ link: current, isCopied: true });
    } catch {
      setResult({ link: current, isCopied: false });
    }
  };
  return (
    <div className={classes.link}>
      <button onClick={() => void copyLink()}>{copy.copy}</button>
      <span role="status">{link && (isCopied ? copy.copied : copy.refused)}</span>
      {link && !isCopied && (
        <input readOnly aria-label={copy.label} value={link} onFocus={({ target }) => target.select()} />
      )}
    </div>
  );
}
