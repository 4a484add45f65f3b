/** Who may import whom. The features are the folders under web/src/storefront and web/src/admin. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'contract-is-pure',
      'The contract runs in browser and server alike: no React, Express, Firebase or Node in it.',
      { path: '^contract/src/', pathNot: '\\.test\\.ts$' },
      { path: '.', pathNot: '^contract/src/|(^|/)node_modules/(zod|libphonenumber-js|saxes|harfbuzzjs)/' },
    ),
    forbid(
      'functions-stand-apart',
      'The function imports the contract and nothing else of ours.',
      { path: '^functions/src/' },
      { path: '^(web|emulators)/' },
    ),
    forbid(
      'web-stands-apart',
      'The web app imports the contract and nothing else of ours.',
      { path: '^web/src/' },
      { path: '^(functions|emulators)/' },
    ),
    forbid(
      'emulators-stand-apart',
      'The programs around the local Firebase know the contract, not what runs on it.',
      { path: '^emulators/(bin|build|e-invoices|local-firebase|mailbox|razorpay|seed|shiprocket|shop|testing)/' },
      { path: '^(functions|web)/' },
    ),
    forbid(
      'local-firebase-knows-no-shop',
      'Another project can lift the package out whole: it imports nothing of ours from outside its folder.',
      { path: '^emulators/local-firebase/' },
      { pathNot: '^emulators/local-firebase/|(^|/)node_modules/', dependencyTypesNot: ['core'] },
    ),
    forbid(
      'local-firebase-has-one-entry',
      'What the package offers is exported by local-firebase.ts.',
      { pathNot: '^emulators/local-firebase/' },
      {
        path: '^emulators/local-firebase/',
        pathNot: '^emulators/local-firebase/(local-firebase|suite/lifeline)\\.ts$',
      },
    ),
    forbid(
      'features-stand-apart',
      'What two features need lives in web/src/shared.',
      { path: '^web/src/(storefront|admin)/([^/]+)/' },
      { path: '^web/src/(storefront|admin)/', pathNot: '^web/src/$1/$2/' },
    ),
    forbid(
      'app-is-on-top',
      'Only the app frame knows all features; nobody below it imports it.',
      { path: '^web/src/(storefront|admin|shared)/' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'shared-is-below',
      'Shared parts know no feature.',
      { path: '^web/src/shared/' },
      { path: '^web/src/(storefront|admin)/' },
    ),
    forbid(
      'texts-only-say',
      'The words of an area need nothing: values come formatted, so that another language is another set of these files.',
      { path: '^web/src/texts/' },
      { path: '.' },
    ),
    forbid(
      'no-cycles',
      'Files that need each other to run are one file; types may refer to each other.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    {
      name: 'no-folder-cycles',
      comment: 'Of two folders one is built on the other; what both need is a folder below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(web/src/shared|functions/src)/' },
      to: { circular: true },
    },
    forbid(
      'functions-root-is-on-top',
      'The files beside the folders put the function together; what folders need lives in a folder below them.',
      { path: '^functions/src/[^/]+/', pathNot: '\\.test\\.ts$' },
      { path: '^functions/src/[^/]+$' },
    ),
    forbid('nothing-missing', 'The imported file does not exist.', {}, { couldNotResolve: true }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
