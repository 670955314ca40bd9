/** The page a browser gets at the address of instant keys: a key is issued by the button, not by looking. */
export const instantKeyPage = (freeSlots: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fyra: an instant key</title>
<style>
:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif; }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.25rem; }
h1 { font-weight: 600; letter-spacing: -.01em; }
button { font: inherit; padding: .7em 1.4em; border: 0; border-radius: .5em; background: #2f5d50; color: #fff; cursor: pointer; }
button:disabled { opacity: .5; cursor: default; }
code { background: color-mix(in srgb, currentColor 9%, transparent); padding: .1em .35em; border-radius: .3em; }
</style>
</head>
<body>
<h1>An instant key</h1>
<p>Ten fashion requests and three chat calls a day, no e-mail address needed. ${freeSlots} trial slots are free.</p>
<form method="get" action="/api/register">
<input type="hidden" name="format" value="json">
<button${freeSlots > 0 ? '' : ' disabled'}>Give me a key</button>
</form>
<p>The key is shown once. Send it in the header <code>X-API-Key</code>; <a href="/docs">Swagger UI</a> lets you try every operation.</p>
</body>
</html>
`;
