// Builds a form for each route of the OpenAPI document. Everything is put on the page as text.

const document_ = await (await fetch('/openapi.json')).json()
const list = document.querySelector('#routes')

for (const [path, methods] of Object.entries(document_.paths))
  for (const [method, operation] of Object.entries(methods)) list.append(routeForm(path, method, operation))

function make(name, text = '', attributes = {}) {
  const element = document.createElement(name)
  element.textContent = text
  return Object.assign(element, attributes)
}

function routeForm(path, method, operation) {
  const details = make('details')
  const summary = make('summary', `${method.toUpperCase()} ${path}`)
  summary.append(make('span', operation.summary))
  const form = make('form')
  const fields = (operation.parameters ?? []).map((parameter) => {
    const label = make('label', `${parameter.name} (${parameter.in})`)
    const input = make('input', '', { required: parameter.required })
    label.append(input)
    form.append(label)
    return { parameter, input }
  })
  const content = operation.requestBody?.content['application/json']
  const body = content && make('textarea', JSON.stringify(content.example ?? {}, null, 2), { rows: 8 })
  if (body) {
    body.ariaLabel = 'Body'
    form.append(body)
  }
  const answer = make('pre')
  answer.ariaLive = 'polite'
  form.append(make('button', 'Send'), answer)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(path, method, fields, body?.value, answer)
  })
  details.append(summary, form)
  return details
}

async function send(path, method, fields, body, answer) {
  const query = new URLSearchParams()
  const headers = new Headers()
  const user = document.querySelector('#user').value
  const token = document.querySelector('#token').value
  let address = path
  if (user !== '') headers.set('X-User-Id', user)
  if (token !== '') headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  for (const { parameter, input } of fields) {
    if (input.value === '') continue
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value))
    else if (parameter.in === 'query') query.set(parameter.name, input.value)
    else headers.set(parameter.name, input.value)
  }
  answer.textContent = '…'
  try {
    const response = await fetch(`${address}${query.size > 0 ? `?${query}` : ''}`, { method, headers, body })
    answer.textContent = `${response.status}\n`
    await show(response, answer)
  } catch (fault) {
    answer.textContent = String(fault)
  }
}

/** Events have no end, so they are shown as they come. */
async function show(response, answer) {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    answer.textContent += pretty(await response.text())
    return
  }
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) answer.textContent += text
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
