import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import classes from './pause-button.module.css';

interface PauseButtonProps {
  labels: { play: string; pause: string };
  isPaused: boolean;
  onToggle(): void;
}

/** Pauses an animation, and lets it go on. Hidden without JavaScript. */
export function PauseButton({ labels, isPaused, onToggle }: PauseButtonProps) {
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  const label = isPaused ? labels.play : labels.pause;
  return (
    <button type="button" className={classes.pause} aria-label={label} onClick={onToggle}>
      <Icon size={18} aria-hidden />
    </button>
  );
}
