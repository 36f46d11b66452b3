'use client';
import Link from 'next/link';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface CategoryDialogProps extends ComponentProps<'button'> {
  name: string;
  links: readonly { href: string; name: string }[];
}

/** The button of a category, and the dialog with its treatments. */
export function CategoryDialog({ name, links, ...button }: CategoryDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <dialog ref={dialog} aria-label={name} onClose={() => setOpen(false)}>
          <ul>
            {links.map(link => (
              <li key={link.href}>
                <Link href={link.href}>{link.name}</Link>
              </li>
            ))}
          </ul>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </dialog>
      )}
    </>
  );
}
