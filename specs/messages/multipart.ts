import { messages } from './message.ts'

/** Which rule of multipart/form-data a body breaks, and what the client must change. No page shows these texts. */
export const multipartTexts = messages({
  'multipart.noBoundary': {
    ko: 'Content-Type 헤더에 boundary가 없습니다. 이 헤더를 직접 지정하지 마세요. HTTP 클라이언트가 본문에 맞는 boundary를 넣어 보냅니다.',
    en: 'The Content-Type header has no boundary. Do not set this header yourself: the HTTP client sets it, with the boundary of the body.',
    ja: 'Content-Typeヘッダーにboundaryがありません。このヘッダーは自分で設定しないでください。HTTPクライアントが本文に合うboundaryを付けて送信します。',
  },
  'multipart.noBody': {
    ko: '본문이 비어 있습니다. 폼을 본문에 담아 보내 주세요.',
    en: 'The body is empty. Send the form as the body.',
    ja: '本文が空です。フォームを本文として送信してください。',
  },
  'multipart.boundaryNotFound': {
    ko: '본문이 Content-Type 헤더의 boundary로 만든 줄 --{{boundary}}(으)로 시작하지 않습니다. 본문에 쓴 boundary를 지정하거나, HTTP 클라이언트가 이 헤더를 정하게 해 주세요.',
    en: 'The body does not start with the line --{{boundary}}, whose boundary the Content-Type header names. Name the boundary that the body uses, or let the HTTP client set this header.',
    ja: '本文が、Content-Typeヘッダーのboundaryを使った行 --{{boundary}} で始まっていません。本文で使用しているboundaryを指定するか、このヘッダーの設定をHTTPクライアントに任せてください。',
  },
  'multipart.lineFeed': {
    ko: '줄이 LF만으로 끝납니다. boundary 줄과 헤더 줄은 CR LF로 끝내 주세요.',
    en: 'Lines end with LF alone. End the lines of boundaries and headers with CR LF.',
    ja: '行がLFのみで終わっています。boundaryの行とヘッダーの行はCR LFで終えてください。',
  },
  'multipart.noClosingBoundary': {
    ko: '본문에 마지막 줄 --{{boundary}}--이(가) 없습니다. 이 줄까지 본문 전체를 보내 주세요. Content-Length를 직접 지정했다면 값도 확인해 주세요.',
    en: 'The body ends without its last line, --{{boundary}}--. Send the whole body with this line. If you set Content-Length yourself, check it.',
    ja: '本文の最後の行 --{{boundary}}-- がありません。この行まで本文全体を送信してください。Content-Lengthを自分で設定した場合は、その値もご確認ください。',
  },
  'multipart.boundaryInside': {
    ko: '--{{boundary}} 뒤에 다른 문자가 이어집니다. 값에 나타나지 않는 boundary를 사용하고, boundary 줄을 CR LF로 끝내 주세요.',
    en: 'Other characters follow --{{boundary}}. Choose a boundary that occurs in no value, and end its line with CR LF.',
    ja: '--{{boundary}} の後に別の文字が続いています。値に現れないboundaryを使用し、その行をCR LFで終えてください。',
  },
  'multipart.headerLine': {
    ko: '{{part}}번째 파트의 값 앞에 빈 줄이 없거나 헤더가 잘못되었습니다. “{{line}}” 줄은 헤더가 아닙니다. 헤더 다음에 빈 줄을 넣어 주세요.',
    en: 'Part {{part}} lacks the empty line between its headers and its value, or has a malformed header: the line “{{line}}” is not a header. Send an empty line after the headers.',
    ja: '{{part}}番目のパートには、ヘッダーと値の間の空行がないか、正しくないヘッダーがあります。「{{line}}」の行はヘッダーではありません。ヘッダーの後に空行を入れてください。',
  },
  'multipart.headersTooLong': {
    ko: '{{part}}번째 파트의 헤더가 {{max}}바이트를 넘습니다. 파트 이름이나 파일 이름을 줄이고, 헤더 다음에 빈 줄이 있는지 확인해 주세요.',
    en: 'The headers of part {{part}} have more than {{max}} bytes. Shorten its name or file name, and check that an empty line follows the headers.',
    ja: '{{part}}番目のパートのヘッダーが{{max}}バイトを超えています。パート名かファイル名を短くし、ヘッダーの後に空行があるかご確認ください。',
  },
  'multipart.noDisposition': {
    ko: '{{part}}번째 파트에 Content-Disposition: form-data 헤더가 없습니다. 모든 파트에 Content-Disposition: form-data; name="…"을 넣어 주세요.',
    en: 'Part {{part}} has no header Content-Disposition: form-data. Give every part the header Content-Disposition: form-data; name="…".',
    ja: '{{part}}番目のパートにContent-Disposition: form-dataヘッダーがありません。すべてのパートにContent-Disposition: form-data; name="…"を付けてください。',
  },
  'multipart.parameters': {
    ko: '{{part}}번째 파트의 Content-Disposition 헤더를 읽을 수 없습니다. 이름을 큰따옴표로 묶고, 이름 안의 큰따옴표는 %22로 보내 주세요. 같은 매개변수는 한 번만 보내 주세요.',
    en: 'The Content-Disposition header of part {{part}} cannot be read. Enclose names in quotation marks, send a quotation mark inside a name as %22, and send each parameter once.',
    ja: '{{part}}番目のパートのContent-Dispositionヘッダーを読み取れません。名前を二重引用符で囲み、名前の中の二重引用符は%22として、同じパラメーターは1回だけ送信してください。',
  },
  'multipart.continued': {
    ko: '{{part}}번째 파트의 이름이 여러 매개변수로 나뉘어 있습니다. filename*0 대신 filename 또는 filename* 하나로 보내 주세요.',
    en: 'Part {{part}} spreads a name over several parameters, such as filename*0. Send one filename or filename*.',
    ja: '{{part}}番目のパートの名前が複数のパラメーターに分かれています。filename*0などではなく、1つのfilenameまたはfilename*で送信してください。',
  },
  'multipart.noName': {
    ko: '{{part}}번째 파트에 이름이 없습니다. Content-Disposition에 name="…"을 넣어 주세요.',
    en: 'Part {{part}} has no name. Add name="…" to its Content-Disposition.',
    ja: '{{part}}番目のパートに名前がありません。Content-Dispositionにname="…"を付けてください。',
  },
  'multipart.nameTooLong': {
    ko: '{{part}}번째 파트의 이름이 {{max}}자를 넘습니다. 이름을 줄여 주세요.',
    en: 'The name of part {{part}} has more than {{max}} characters. Shorten it.',
    ja: '{{part}}番目のパートの名前が{{max}}文字を超えています。短くしてください。',
  },
  'multipart.undecodableName': {
    ko: '{{part}}번째 파트의 이름 “{{name}}”을(를) 디코딩할 수 없습니다. UTF-8로 보내 주세요.',
    en: 'The name of part {{part}}, “{{name}}”, cannot be decoded. Send it in UTF-8.',
    ja: '{{part}}番目のパートの名前「{{name}}」をデコードできません。UTF-8で送信してください。',
  },
  'multipart.undecodableFileName': {
    ko: "파일 이름 “{{name}}”을(를) 디코딩할 수 없습니다. filename에 UTF-8로, 또는 filename*=UTF-8''… 형식으로 보내 주세요.",
    en: "The file name “{{name}}” cannot be decoded. Send it in UTF-8 as filename, or as filename*=UTF-8''….",
    ja: "ファイル名「{{name}}」をデコードできません。filenameにUTF-8で、またはfilename*=UTF-8''…の形式で送信してください。",
  },
  'multipart.extended': {
    ko: "매개변수의 형식이 올바르지 않습니다. UTF-8''…로 보내 주세요.",
    en: "The parameter has the wrong form. Send UTF-8''….",
    ja: "パラメーターの形式が正しくありません。UTF-8''…の形式で送信してください。",
  },
  'multipart.noFileName': {
    ko: '파일 이름이 없는 파일입니다. Content-Disposition에 filename="…"을 넣어 주세요.',
    en: 'This part is a file without a file name. Add filename="…" to its Content-Disposition.',
    ja: 'ファイル名のないファイルです。Content-Dispositionにfilename="…"を付けてください。',
  },
  'multipart.nested': {
    ko: '이 파트 안에 다시 멀티파트 본문이 들어 있습니다. 파일마다 이름이 같은 파트를 하나씩 보내 주세요.',
    en: 'This part contains a multipart body of its own. Send each file as a part of the form, all with the same name.',
    ja: 'このパートの中にマルチパートの本文が含まれています。ファイルごとに、同じ名前のパートをフォームに入れて送信してください。',
  },
  'multipart.transferEncoding': {
    ko: '이 파트는 {{encoding}}(으)로 인코딩되어 있습니다. Content-Transfer-Encoding 없이 바이트를 그대로 보내 주세요.',
    en: 'This part is encoded with {{encoding}}. Send its bytes as they are, without Content-Transfer-Encoding.',
    ja: 'このパートは{{encoding}}でエンコードされています。Content-Transfer-Encodingを付けず、バイトをそのまま送信してください。',
  },
  'multipart.tooManyParts': {
    ko: '본문의 파트가 너무 많습니다. 텍스트는 {{fields}}개, 파일은 {{files}}개까지 보낼 수 있습니다.',
    en: 'The body has too many parts. Send at most {{fields}} texts and {{files}} files.',
    ja: '本文のパートが多すぎます。テキストは{{fields}}個、ファイルは{{files}}個まで送信できます。',
  },
})
