import { Link, useServices } from 'shared-contracts/ui';

/** Where the prices above come from, if the API has a price book. */
export const PriceBookLink = ({ text }: { text: string }) =>
  useServices().offers('price-book') && <Link to="/prices">{text}</Link>;
