const JSON_BODY = "-H 'Content-Type: application/json'";

/** One command per interface that works when it is pasted into a shell. */
function commands({ publicUrl, persona, services }) {
  const key = `KEY=$(curl -s ${publicUrl}/api/v1/keys/request ${JSON_BODY} -d "{\\"email\\":\\"me$(date +%s)@example.com\\",\\"plan\\":\\"beta\\"}" | sed 's/.*"api_key":"\\([^"]*\\)".*/\\1/')`;
  const all = {
    arena: `curl -s ${publicUrl}/api/v1/league`,
    design: `${key}; curl -s ${publicUrl}/api/v1/design -H "X-API-Key: $KEY" ${JSON_BODY} -d '{"description":"a light blue linen shirt with long sleeves and a mandarin collar","style":"minimalist"}'`,
    cognitive: `curl -s ${publicUrl}/api/${persona}-demo ${JSON_BODY} -d '{"text":"Vilken underbar morgon!"}'`,
    tools: `curl -s ${publicUrl}/api/fashion-concept ${JSON_BODY} -d '{"style":"nordic workwear","count":3}'`,
  };
  return services.map((name) => `${name}:\n  ${all[name]}`);
}

/** What a person sees once everything answers. */
export function welcome(config, seconds) {
  const places = [`Ready (${seconds}). Swagger UI: ${config.publicUrl}/docs`, `Pages: ${config.publicUrl}`];
  return ['', ...places, '', ...commands(config), ''].join('\n');
}
