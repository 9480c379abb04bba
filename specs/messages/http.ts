import { messages } from './message.ts'

/** Why a request was rejected before its operation was known. Its clients are programs; no page of the app shows these texts. */
export const httpTexts = messages({
  'error.REQUEST_TIMEOUT': {
    ko: '요청이 제시간에 끝까지 도착하지 않았습니다. 다시 보내 주세요.',
    en: 'The request did not arrive completely in time. Send it again.',
    ja: 'リクエストが時間内に最後まで届きませんでした。もう一度送信してください。',
  },
  'error.EXPECTATION_FAILED': {
    ko: 'Expect 헤더는 100-continue만 지원합니다. 이 헤더를 빼고 다시 보내 주세요.',
    en: 'The only supported expectation is 100-continue. Send the request without the Expect header.',
    ja: 'Expectヘッダーは100-continueのみに対応しています。このヘッダーを外して、もう一度送信してください。',
  },
  'error.MISDIRECTED_REQUEST': {
    ko: '요청한 주소의 스킴(http 또는 https)이 이 연결과 다릅니다. 목 서버가 시작할 때 표시한 주소를 사용해 주세요.',
    en: 'The scheme of the requested address (http or https) is not that of this connection. Use the address that the mock printed at start-up.',
    ja: 'リクエスト先のスキーム（httpまたはhttps）がこの接続と異なります。モックの起動時に表示されたアドレスを使用してください。',
  },
  'error.REQUEST_HEADER_FIELDS_TOO_LARGE': {
    ko: '주소와 헤더가 16KiB를 넘습니다. 쿠키나 다른 헤더를 줄여 다시 보내 주세요.',
    en: 'The address and the headers have more than 16 KiB. Send fewer cookies or shorter headers.',
    ja: 'アドレスとヘッダーが16KiBを超えています。Cookieなどのヘッダーを減らして、もう一度送信してください。',
  },
  'http.host': {
    ko: 'Host 헤더가 올바르지 않습니다. 127.0.0.1:5100처럼 호스트와 포트만 한 번 보내 주세요.',
    en: 'The Host header is not valid. Send it once, with nothing but a host and a port, such as 127.0.0.1:5100.',
    ja: 'Hostヘッダーが正しくありません。127.0.0.1:5100のように、ホストとポートだけを1回送信してください。',
  },
  'http.unknownHost': {
    ko: '{{host}} 호스트는 허용되지 않습니다. 허용하려면 --allow-host 옵션에 이 이름을 넣어 목 서버를 시작해 주세요.',
    en: 'The host {{host}} is not allowed. Start the mock with --allow-host and its name to allow it.',
    ja: '{{host}}というホストは許可されていません。許可するには、--allow-hostにこの名前を指定してモックを起動してください。',
  },
  'http.target': {
    ko: '요청한 주소가 올바르지 않습니다. /로 시작하는 경로를 보내 주세요.',
    en: 'The requested address is not valid. Send a path that begins with a slash.',
    ja: 'リクエスト先のアドレスが正しくありません。/で始まるパスを送信してください。',
  },
  'http.characters': {
    ko: '주소에 쓸 수 없는 문자가 있습니다. 서버를 %EC%84%9C%EB%B2%84로 쓰는 것처럼 UTF-8로 퍼센트 인코딩해 주세요.',
    en: 'The address has characters that must be percent-encoded as UTF-8, such as é as %C3%A9. Encode them.',
    ja: 'アドレスに使用できない文字が含まれています。「あ」を%E3%81%82とするように、UTF-8でパーセントエンコードしてください。',
  },
  'http.malformed': {
    ko: '올바른 HTTP 요청이 아닙니다({{reason}}). 요청을 만든 클라이언트를 고쳐 주세요.',
    en: 'The request is not valid HTTP ({{reason}}). Correct the client that wrote it.',
    ja: '正しいHTTPリクエストではありません（{{reason}}）。リクエストを作成したクライアントを修正してください。',
  },
  'http.tls': {
    ko: '이 포트는 HTTP만 받는데 TLS 연결이 들어왔습니다. http:// 주소를 사용하거나 목 서버를 --tls-cert와 --tls-key 옵션으로 시작해 주세요.',
    en: 'This port expects HTTP, but the client started TLS. Use an http:// address, or start the mock with --tls-cert and --tls-key.',
    ja: 'このポートはHTTP専用ですが、TLSで接続されました。http://のアドレスを使用するか、モックを --tls-cert と --tls-key で起動してください。',
  },
  'http.unwanted': {
    ko: '이 요청은 무언가를 바꾸므로 미리 보내거나 다른 사이트의 페이지에서 보낼 수 없습니다. 이 사이트의 페이지에서 보내 주세요.',
    en: 'This request changes something, so it must not be sent early or by a page of another site. Send it from a page of this site.',
    ja: 'このリクエストは状態を変更するため、先読みや別のサイトのページからは送信できません。このサイトのページから送信してください。',
  },
  'http.encoding': {
    ko: '{{encoding}} 인코딩은 지원하지 않습니다. Content-Encoding 헤더 없이, 압축하지 않은 본문을 보내 주세요.',
    en: 'The encoding {{encoding}} is not supported. Send the body uncompressed, without Content-Encoding.',
    ja: '{{encoding}}エンコーディングには対応していません。Content-Encodingヘッダーを付けず、圧縮していない本文を送信してください。',
  },
  'http.proxy': {
    ko: '목 서버는 프록시가 아닙니다. NO_PROXY에 호스트를 추가하는 등 요청을 직접 보내 주세요.',
    en: 'The mock is not a proxy. Send requests directly, for example by adding their host to NO_PROXY.',
    ja: 'モックはプロキシではありません。NO_PROXYにホストを追加するなどして、リクエストを直接送信してください。',
  },
  'http.idempotencyKey': {
    ko: 'Idempotency-Key는 큰따옴표로 묶은 1~{{max}}자의 ASCII 문자열이어야 합니다.',
    en: 'The Idempotency-Key must be a string in double quotes with 1 to {{max}} ASCII characters.',
    ja: 'Idempotency-Keyは、二重引用符で囲んだ1～{{max}}文字のASCII文字列で指定してください。',
  },
})
