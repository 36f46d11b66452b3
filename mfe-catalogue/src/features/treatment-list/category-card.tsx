import { categoryName, searchTermAtom, skipNextResetAtom, slugOf, wizardViewAtom } from 'shared-contracts';
import { Link, Picture, Title, useNavigate, useSetAtom } from 'shared-contracts/ui';
import { TREATMENTS_PATH } from '../../shared/addresses.rules.ts';
import { CategoryIcon } from './category-icon.tsx';
import type { Category } from './group-by-category.ts';
import { TreatmentLinks } from './treatment-links.tsx';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';

/** Section 7's widths for treatment cards. */
const CARD_WIDTHS = [140, 210, 280] as const;

interface CategoryCardProps {
  category: Category;
  /** The first card's picture is in the first view. */
  isFirst: boolean;
  /** It may list the first treatments only. */
  isCut: boolean;
  openDialog: () => void;
}

/** A category with links to its treatments. Its name opens a dialog with the same list. */
export function CategoryCard({ category, isFirst, isCut, openDialog }: CategoryCardProps) {
  const name = categoryName(category.name);
  const showCosts = useShowCosts(category.name);
  return (
    <article id={slugOf(name)} className={classes.card} data-card="">
      <Picture
        src={category.image}
        alt=""
        width={800}
        height={600}
        widths={CARD_WIDTHS}
        sizes="104px"
        priority={isFirst}
      />
      <div className={classes.body}>
        <div className={classes.head}>
          <CategoryIcon category={category.name} />
          <Title order={2} size="h3">
            <button type="button" className={classes.open} aria-haspopup="dialog" onClick={openDialog}>
              {name}
            </button>
          </Title>
        </div>
        <p className={classes.about}>{copy.about(name)}</p>
        <TreatmentLinks treatments={category.treatments} />
        {isCut && <Link to={searchPath(category.name)}>{copy.all(name)}</Link>}
        <Link to={searchPath(name)} className={classes.costs} onFollow={showCosts}>
          {copy.costs(name)}
        </Link>
      </div>
    </article>
  );
}

const searchPath = (term: string): string => `${TREATMENTS_PATH}?q=${encodeURIComponent(term)}`;

/** Opens the home page's treatment search, filled with the category. Without JavaScript the link shows only the category. */
function useShowCosts(category: string): () => void {
  const navigate = useNavigate();
  const setTerm = useSetAtom(searchTermAtom);
  const moveWizard = useSetAtom(wizardViewAtom);
  const keepTrip = useSetAtom(skipNextResetAtom);
  return () => {
    setTerm(category);
    moveWizard('treatment');
    keepTrip();
    void navigate('/#treatment-search');
  };
}
