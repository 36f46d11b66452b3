import { useEffect } from 'react';
import { Button } from './components/button.tsx';
import { useServices } from './providers.tsx';

interface FailureProps {
  /** The message to the visitor. */
  text: string;
  /** Label of the button. */
  label: string;
  retry: () => void;
}

/** Replaces content that could not be loaded: announced once, with a button to try again. */
export function Failure({ text, label, retry }: FailureProps) {
  const { announce } = useServices();
  useEffect(() => announce(text), [announce, text]);
  return (
    <div data-failure="">
      <p>{text}</p>
      <Button type="button" variant="outline" onClick={retry}>
        {label}
      </Button>
    </div>
  );
}
