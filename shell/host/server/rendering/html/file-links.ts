import type { Composition, ModuleId } from 'shared-contracts/host';
import { filesOf, type ModuleFile, type ModuleFiles } from '../../../page/files-of.ts';
import { nameOf, remoteOf } from '../../../page/modules.ts';
import type { ShellRelease } from '../../shell-release.ts';
import type { InlineStyles } from '../rendered-page.ts';
import { HEAD_SCRIPT } from './head-script.ts';

interface FileLinkOptions {
  composition: Composition;
  styles: InlineStyles;
  shell: Pick<ShellRelease, 'chunks' | 'inlineScript'>;
  /** Chunk of the page if it is one of the shell's. */
  chunk: string | undefined;
  /** The page if it is a remote's. */
  page: ModuleId | undefined;
  /** Widgets in the HTML. Their code comes when it is needed. */
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
  styles,
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

  // A widget may show inputs only later.
  const forms = html.includes(INPUT) ? formsChunk([...pageFiles, ...widgetFiles]) : undefined;
  const sheets = [
    ...shellFiles('css', ['main', chunk, forms]),
    ...[...pageFiles, ...widgetFiles].flatMap(module => module.styles),
  ];
  const fonts = shellFiles('css', ['fonts']).map(({ href }) => `<style>${styles[href]}</style>`);
  const code = [
    ...shellFiles('js', [chunk, page && 'federation', formsChunk(pageFiles)]).map(asset =>
      renderPreload(asset),
    ),
    ...pageFiles.flatMap(({ scripts }) => scripts).map(asset => renderPreload(asset)),
    ...shellFiles('js', ['main']).map(({ href }) => `<script src="${escape(href)}"></script>`),
  ];
  return {
    head: `${fonts.join('')}${renderStyles(sheets, styles)}<script>${HEAD_SCRIPT}</script>`,
    bodyEnd: `<template data-code>${[...new Set(code)].join('')}</template><script>${shell.inlineScript}</script>`,
  };
}

/** @returns an empty list for a remote or module that is not in the composition */
function findFiles({ remotes }: Composition, id: ModuleId): ModuleFiles[] {
  const release = remotes[remoteOf(id)];
  return release?.exposes[nameOf(id)] ? [filesOf(release, nameOf(id))] : [];
}

/** In the class of each input of the contract. */
const INPUT = 'mantine-Input';

const formsChunk = (modules: readonly ModuleFiles[]): string | undefined =>
  modules.some(({ usesForms }) => usesForms) ? 'forms' : undefined;

/** Each sheet whole, once and by its address, so that no request delays the first paint and no sheet is applied twice. */
function renderStyles(assets: readonly Asset[], styles: InlineStyles): string {
  const byAddress = new Map(assets.map(asset => [asset.href, asset]));
  return [...byAddress]
    .map(([href, asset]) => {
      const css = styles[href];
      return css === undefined
        ? `<link rel="stylesheet" ${renderSource(asset)}>`
        : `<style data-href="${escape(href)}">${css}</style>`;
    })
    .join('');
}

const renderPreload = (asset: Asset): string =>
  `<link rel="preload" as="script" fetchpriority="low" ${renderSource(asset)}>`;

const renderSource = ({ href, integrity }: Asset): string =>
  `href="${escape(href)}"${integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ''}`;

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
