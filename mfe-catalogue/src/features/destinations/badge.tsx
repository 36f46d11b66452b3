import classes from './badge.module.css';

interface BadgeProps {
  color?: 'sea' | 'clay';
  children: string;
}

/** A short fact in a coloured pill. */
export const Badge = ({ color = 'sea', children }: BadgeProps) => (
  <div className={classes.badge} data-color={color}>
    <span>{children}</span>
  </div>
);
