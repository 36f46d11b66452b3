/** What the drawings of the categories show, by the name of their file. */
export const categoryDrawings: Readonly<Record<string, string>> = {
  cardiac: 'A heart and its beat',
  cosmetic: 'A face in profile with guide lines',
  dental: 'An implant between two teeth',
  fertility: 'An egg cell under the microscope',
  general: 'A stomach, divided by a dotted line',
  ophthalmology: 'An eye, whose lens gathers light',
  orthopedic: 'A hip joint with an implant',
};

const DRAWING = /^\/images\/categories\/([\w-]+)\.svg$/;

/** Text alternative of a treatment's picture, which the API names; empty for one that is not drawn here. */
export const drawingText = (image: string | null | undefined): string =>
  categoryDrawings[DRAWING.exec(image ?? '')?.[1] ?? ''] ?? '';
