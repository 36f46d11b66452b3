import {
  IconBabyCarriage,
  IconBone,
  IconDental,
  IconEye,
  IconHeartbeat,
  IconRibbonHealth,
  IconSparkles,
  IconStethoscope,
} from '@tabler/icons-react';

/** Keyed by the API's spelling; other categories get the default icon (section 2). */
const icons: Readonly<Record<string, typeof IconStethoscope>> = {
  Cardiac: IconHeartbeat,
  Orthopedic: IconBone,
  Oncology: IconRibbonHealth,
  Dental: IconDental,
  Fertility: IconBabyCarriage,
  General: IconStethoscope,
  Cosmetic: IconSparkles,
  Opthalmology: IconEye,
};

export function CategoryIcon({ category }: { category: string }) {
  // A category may have the name of a property that all objects have.
  const Icon = icons[Object.hasOwn(icons, category) ? category : ''] ?? IconStethoscope;
  return <Icon size={22} stroke={1.7} aria-hidden />;
}
