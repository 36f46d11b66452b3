import './home.css';
import { Search } from '../parts/search.tsx';
import { site } from './content.ts';
import { PageContent } from './page-content.tsx';
import { isElement, type Replace } from './to-elements.ts';

/** The part with the search form and the suggestions. */
const replace: Replace = ({ element, props, children }) =>
  isElement(element.firstChild) && element.firstChild.attribs.role === 'search' ? (
    <Search {...props} treatments={site.treatments}>
      {children}
    </Search>
  ) : undefined;

export const Home = () => <PageContent path="/" replace={replace} />;
