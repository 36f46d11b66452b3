import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  AUTO_CLOSE_MS,
  closeToast,
  readToasts,
  type ShownToast,
  subscribeToToasts,
  TOAST_LIMIT,
} from './toast-queue.ts';
import classes from './toasts.module.css';

export { notify } from './toast-queue.ts';

const NONE: readonly ShownToast[] = [];
const icons = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle };
/** Section 9: how far a finger must move a toast to send it away. */
const SWIPE_PX = 20;

/** The site's one toast outlet. Part of the shell's first code: an error toast is needed most when nothing more can be loaded. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => NONE);
  if (toasts.length === 0) return null;
  return (
    <section className={classes.outlet} aria-label="Notifications">
      <ul>
        {toasts.slice(0, TOAST_LIMIT).map(toast => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
}

/** One toast: closes by itself, by its button or by a swipe; waits while it is pointed at or has the focus. */
function ToastItem({ toast: { id, title, text, tone } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  const from = useRef<number>(undefined);
  const Icon = icons[tone];

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeToast(id), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [id, held]);

  const swipe = (event: PointerEvent) => {
    if (from.current !== undefined && Math.abs(event.clientX - from.current) > SWIPE_PX) closeToast(id);
  };
  return (
    <li
      className={classes.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={event => (from.current = event.clientX)}
      onPointerMove={swipe}
      onPointerUp={() => (from.current = undefined)}
    >
      <Icon className={classes.icon} size={22} stroke={1.8} aria-hidden />
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <button type="button" aria-label={`Close: ${title}`} onClick={() => closeToast(id)}>
        <IconX size={18} aria-hidden />
      </button>
    </li>
  );
}
