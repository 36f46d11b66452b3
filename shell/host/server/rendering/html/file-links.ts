import type { Composition, ModuleId } from 'shared-contracts/host';
import { filesOf, type ModuleFile, type ModuleFiles } from '../../../page/files-of.ts';
import { nameOf, remoteOf } from '../../../page/modules.ts';
import type { ShellRelease } from '../../shell-release.ts';
import type { InlineStyles } from '../rendered-page.ts';
import { HEAD_SCRIPT } from './head-script.ts';
import { pruneStyles } from './prune-styles.ts';

interface FileLinkOptions {
  composition: Composition;
  styles: InlineStyles;
  shell: Pick<ShellRelease, 'chunks' | 'inlineScript'>;
  /** Chunk of the page if it is one of the shell's. */
  chunk: string | undefined;
  /** The page if it is a remote's. */
  page: ModuleId | undefined;
  /** Widgets in the HTML. Their code and whole styles come when they are needed. */
  widgets: readonly ModuleId[];
  /** The page's HTML. */
  html: string;
}

type Asset = Pick<ModuleFile, 'href'> & Partial<ModuleFile>;

interface FileLinks {
  /** The fonts, the styles, and the script that asks for the first. */
  head: string;
  /** Code, in a template that asks for nothing until the script behind it opens it. */
  bodyEnd: string;
}

/** Links for exactly what the page shows, so that the browser requests all of its code in one wave. */
export function renderFileLinks({
  composition,
  styles: inlineStyles,
  shell,
  chunk,
  page,
  widgets,
  html,
}: FileLinkOptions): FileLinks {
  const pageFiles = page ? findFiles(composition, page) : [];
  const widgetFiles = widgets.flatMap(id => findFiles(composition, id));
  const shellFiles = (kind: 'js' | 'css', chunks: readonly (string | undefined)[]): Asset[] =>
    chunks
      .flatMap(name => (name && shell.chunks[name]?.[kind]) || [])
      .map(file => ({ href: `/assets/${file}` }));

  const formsOfWidgets = formsChunk([...pageFiles, ...widgetFiles]);
  const pageStyles = [
    ...shellFiles('css', ['main', chunk, formsOfWidgets]),
    ...pageFiles.flatMap(({ styles }) => styles),
  ];
  const sheets = [...pageStyles, ...widgetFiles.flatMap(({ styles }) => styles)];
  const rules = readRules(sheets, inlineStyles, html);
  const fonts = shellFiles('css', ['fonts']).map(({ href }) => `<style>${inlineStyles[href]}</style>`);
  const code = [
    ...pageStyles.filter(({ href }) => rules.get(href)).map(asset => renderPreload(asset, 'style')),
    ...shellFiles('js', [chunk, page && 'federation', formsChunk(pageFiles)]).map(asset =>
      renderPreload(asset),
    ),
    ...pageFiles.flatMap(({ scripts }) => scripts).map(asset => renderPreload(asset)),
    ...shellFiles('js', ['main']).map(({ href }) => `<script src="${escape(href)}"></script>`),
  ];
  return {
    head: `${fonts.join('')}${renderStyles(sheets, rules)}<script>${HEAD_SCRIPT}</script>`,
    bodyEnd: `<template data-code>${[...new Set(code)].join('')}</template><script>${shell.inlineScript}</script>`,
  };
}

/** @returns an empty list for a remote or module that the composition lacks */
function findFiles({ remotes }: Composition, id: ModuleId): ModuleFiles[] {
  const release = remotes[remoteOf(id)];
  return release?.exposes[nameOf(id)] ? [filesOf(release, nameOf(id))] : [];
}

const formsChunk = (modules: readonly ModuleFiles[]): string | undefined =>
  modules.some(({ usesForms }) => usesForms) ? 'forms' : undefined;

/** The rules that this page needs, of each sheet that may be inlined, so that no request delays the first paint. */
function readRules(assets: readonly Asset[], inlineStyles: InlineStyles, html: string): Map<string, string> {
  const inlined = [...new Set(assets.map(({ href }) => href))].filter(
    href => inlineStyles[href] !== undefined,
  );
  const pruned = pruneStyles(
    inlined.map(href => inlineStyles[href] ?? ''),
    html,
  );
  return new Map(inlined.map((href, index) => [href, pruned[index] ?? '']));
}

/** The whole file comes with the code. If the HTML needs nothing of it, it comes only then. */
function renderStyles(assets: readonly Asset[], rules: ReadonlyMap<string, string>): string {
  const byAddress = new Map(assets.map(asset => [asset.href, asset]));
  return [...byAddress]
    .map(([href, asset]) => {
      const text = rules.get(href);
      if (text === undefined) return `<link rel="stylesheet" ${renderSource(asset)}>`;
      return text && `<style data-rules-of="${escape(href)}">${text}</style>`;
    })
    .join('');
}

const renderPreload = (asset: Asset, kind = 'script'): string =>
  `<link rel="preload" as="${kind}" fetchpriority="low" ${renderSource(asset)}>`;

const renderSource = ({ href, integrity }: Asset): string =>
  `href="${escape(href)}"${integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''}`;

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
