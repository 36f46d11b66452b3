import { prefillAtom, skipNextResetAtom, slugOf } from 'shared-contracts';
import { Button, Link, useNavigate, useSetAtom } from 'shared-contracts/ui';
import { profileCopy as copy } from './profile.copy.ts';

interface CalculateLinkProps {
  country: string;
  size?: 'md' | 'lg';
  variant?: 'outline';
}

/**
 * 'Calculate Costs for …': prefills the country for any treatment and opens the home page (section 10.13). In a new tab the
 * home page does the same by the address.
 */
export function CalculateLink({ country, ...props }: CalculateLinkProps) {
  const queuePrefill = useSetAtom(prefillAtom);
  const keepTrip = useSetAtom(skipNextResetAtom);
  const navigate = useNavigate();
  const calculate = () => {
    queuePrefill({ country });
    keepTrip();
    void navigate('/');
  };
  return (
    <Button {...props} component={Link} to={`/?to=${slugOf(country)}`} onFollow={calculate}>
      {copy.calculate(country)}
    </Button>
  );
}
