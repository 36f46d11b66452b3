import { type Finding, type Findings, headingOf } from './findings.ts';

const FAULTS_MAX = 3;
const IN_PLACE_MAX = 80;

/** One table: section 7 call by call, then the additions, each with what visitors get. Then what section 7 does not ask for. */
export function formatReport({ isMet, section7, additions, notes }: Findings): string {
  const visitors = 'visitors get';
  const findings = [
    { ...headingOf('Section 7'), says: 'answers', visitors },
    ...section7,
    headingOf(''),
    { ...headingOf('Beyond section 7'), says: 'is there', visitors },
    ...additions,
  ];
  const width = (column: 'name' | 'says') => Math.max(...findings.map(finding => finding[column].length));
  const [names, says] = [width('name'), width('says')];
  const lineOf = (finding: Finding) =>
    `${finding.name.padEnd(names)}  ${finding.says.padEnd(says)}  ${finding.visitors}`.trimEnd();
  const lines = findings.flatMap(finding => [lineOf(finding)].concat(faultLines(finding)));
  if (notes.length > 0)
    lines.push('', 'Worth knowing, whether section 7 is met or not', ...notes.map(note => `  ${note}`));
  return [...lines, '', isMet ? 'Section 7 is met.' : 'Section 7 is not met.'].join('\n');
}

function faultLines({ faults, inPlace }: Finding): string[] {
  const lines = faults.slice(0, FAULTS_MAX);
  if (faults.length > lines.length) lines.push(`and ${faults.length - lines.length} more`);
  if (inPlace !== undefined)
    lines.push(
      `in its place: ${inPlace.length > IN_PLACE_MAX ? `${inPlace.slice(0, IN_PLACE_MAX)}…` : inPlace}`,
    );
  return lines.map(line => `    ${line}`);
}
