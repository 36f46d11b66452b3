import { Button } from '@mantine/core';
import { useEffect } from 'react';
import classes from './failure.module.css';
import { useServices } from './providers.tsx';

interface FailureProps {
  /** What failed, in the visitor's words. */
  text: string;
  /** The button's label. */
  label: string;
  retry: () => void;
}

/** What stands in the place of something that could not be had: said once in the site's live region, with a way to try again. */
export function Failure({ text, label, retry }: FailureProps) {
  const { announce } = useServices();
  useEffect(() => announce(text), [announce, text]);
  return (
    <div className={classes.failure}>
      <p>{text}</p>
      <Button type="button" variant="outline" onClick={retry}>
        {label}
      </Button>
    </div>
  );
}
