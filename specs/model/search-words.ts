const list = (words: string) => words.split(' ')

/** Korean particles and endings that follow a word in a sentence, but not in the title of an article. */
export const koreanEndings: readonly string[] = list(
  '은 는 이 가 을 를 의 에 도 로 와 과 만 께 으로 에서 에게 한테 까지 부터 처럼 보다 마다 이나 이랑 하고 라고 에는 에도 에서는 으로는 ' +
    '고 게 한 할 해 된 될 돼 됨 했 됐 당 받 받은 받을 요 나요 네요 는데 은데 데요 려고 려면 었어요 았어요 겠어요 어요 아요 ' +
    '었는데 았는데 었습니다 았습니다 습니다 어야 아야 ' +
    '하는 하기 하면 하지 하게 하다가 하려고 하려면 하는데 하네요 하나요 해요 해서 해야 합니다 했는데 했어요 했습니다 해주세요 할까요 ' +
    '되는 되기 되면 되지 되고 되게 되는데 되네요 되나요 될까요 돼요 돼서 됩니다 됐는데 됐어요 됐습니다 ' +
    '안됨 안돼요 안되요 안됩니다 안되네요 예요 이에요 에요 입니다 인가요 인데 싶어요 싶습니다 싶은데요 주세요 ' +
    '습니까 합니까 됩니까 입니까 거든요 지요 죠 ' +
    '면 으면 려는데 던데 더니 는지 은지 인지 나 까요 을까요 대요 래요 고요 구요 다고 니까 어서 아서 어도 아도 거나 님 ' +
    '하던데 했더니 했나요 하시나요 해도 하라고 한다고 되던데 됐더니 됐나요 돼도 된대요 ' +
    '버렸어요 버렸습니다 버렸는데 버려요 주고 주나요 줄래요 줘요 달라고 건가요 거예요 거에요 걸까요 이라는 이라서 이면',
).toSorted((a, b) => b.length - a.length)

/** Words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  list(
    '안 못 좀 너무 자꾸 계속 다시 아직 갑자기 지금 제 제가 저 저는 저희 내 내가 그 이 수 것 거 게 때 때문 왜 뭐 뭔가 어떻게 어떤 어디 어디서 언제 언제쯤 얼마 얼마나 무엇 ' +
      '싹 다 더 또 꼭 혹시 그냥 아예 정말 진짜 전부 모두 따로 같이 함께 바로 먼저 뭐가 뭘 뭔 무슨 몇 며칠 어느 누가 누구 누군가 우리 저도 여러 방법 경우 필요 가능 궁금 알려 알고 ' +
      '내나요 내야 내요 쓰고 쓰는 쓰면 쓸 써요 써도 쓰나요 쓰려면 사용 이용 나온 나오 주는 속 어제 오늘 내일 아까 방금 요즘 ' +
      '주세요 싶 싶어요 싶습니다 싶은데 싶은데요 싶네요 받아요 받나요 받고 받을 있 없 있는 없는 있나요 있어요 있습니다 없어요 없나요 없습니다 않 않아요 않습니다 않네요 오나요 와요 옵니다 나와요 나옵니다 가요 한번 두번 세번 여러번 두번째 세번째 두 세 네 번 번째 회 문의 관련 대해 대한 ' +
      "a an the i i'm my me mine we our us you your it its this that these is are was were be been am do does did doing done have has had " +
      "can can't cannot could couldn't will won't would don't doesn't didn't isn't not no and or but of to in on at for from with by as if so too very how what when where which why who got get need want please there about one two three once twice times " +
      'use uses used using make makes made making give gives gave gets getting let say says said see seen show shows tell know find put take go goes going gone come happen happens happened ' +
      'some someone somebody something any anyone anything something other others only also just still already now after before until should would may might more much per than took up out off down over back ' +
      '一 二 三 一回 二回 三回 何回 一度 二度 三度 何度 回 度 個 台 目 何 件 時 私 方 今 分 思 教 困 欲 出 来 様 知 方法 見 使 入 取 持 行 向 引 人 別 同 後 前 間 中 場合 必要 可能 急 突然 最近 現在 以前 利用 使用 何日 何時 何個 何人 何台',
  ),
)

/** The most characters and words of a query that are searched for, and the most characters of a word that is split. */
export const searchLimits = { characters: 500, words: 20, compound: 12 } as const

/**
 * What customers want, a line each: their own words, then those of the titles that answer them, in each language. `|` stands
 * between equal words, and `+` between groups of them of which all are needed. No name such as SSH is among them.
 */
export const searchIntents = `
로그인|로긴|접속계정|비밀번호|비번|패스워드 / login|log in|log-in|log on|logon|log into|logging in|sign in|sign-in|signing in|signin|password|passcode|passphrase / ログイン|サインイン|パスワード|暗証番号 => 로그인 잠겼|비밀번호 잊|비밀번호 규칙 / account locked|forgot password|password requirements / ログイン ロック|パスワード 忘|パスワード 規則
잠겼|잠겨|잠김|잠긴|잠금 / 계정|아이디|로그인 + 막혔|막혀|막힌 / locked / ロックされ|ロックが|ロック解除 => 로그인 잠겼 / account locked / ログイン ロック
메일 + 안와|안옴|안오|오지않|못받|도착|안들어 / mail|verification|confirmation|activation + not arriv|never|t arriv|t get|t receive|t come|not receiv|not get|missing|no  / メール + 届か|とどか|来ない|来ません|こない|受け取れ|受信でき => 인증 이메일 / received verification email / 認証メール
아이디|이메일|메일주소 + 변경|바꾸|바꿔|바꿀|수정|교체 / mail|login|user name|username + chang|updat|edit|switch|replac|different / メール|ログイン|ユーザー名 + 変更|変え|替え|修正 => 아이디 이메일 바꿀 / change email address / メールアドレス 変更
탈퇴|계정|회원|아이디 + 탈퇴|삭제|해지|없애|지우|그만쓰|그만둘|그만두고|그만할 / account|membership|profile + delet|clos|cancel|remov|terminat|deactivat|leav|quit / 退会|アカウント|会員|登録 + 退会|削除|解約|解除|消し|やめた|やめる|やめます|辞めたい|辞めます => 탈퇴하면 / close account / 退会
이중인증|이단계|인증앱|인증기기|폰을|폰이|폰바|휴대폰|핸드폰|otp|일회용 + 바꾸|바꿔|바꿨|변경|교체|분실|잃|새로|새폰|샀|바꿈 / two-factor|two factor|multi-factor|authenticator|phone|otp|one-time + chang|new|lost|lose|replac|switch|broke|reset / 二段階|二要素|認証アプリ|認証デバイス|スマホ|携帯|ワンタイム + 変更|変え|機種|なくし|紛失|新し|買い替え|替え|新しく => 단계 인증 / multi-factor / 多要素認証
환불|환급|돌려받|돌려주|돌려줘|돌려줄|돌려달|돈돌려|반환받|결제취소|결제를취소 / refund|money back|reimburs|chargeback|return my money|return my payment / 返金|払い戻|払戻|返して|返却して|支払いの取消|支払いを取り消 / 결제|청구|출금|인출|과금|빠져나|돈 + 두번|2번|두번씩|이중|중복|2회|두차례|잘못|실수|한번더|또결제 / charg|bill|pay|paid|deduct|debit|card + twice|two times|2 times|doubl|duplicat|wrong|incorrect|mistake|again / 請求|支払|決済|引き落と|課金|カード + 二重|２重|2重|二回|2回|2度|二度|重複|ダブ|間違|誤|ミス => 잘못 결제|환불 / incorrect payment|refund / 誤 支払|返金
청구서|고지서|명세서|명세|이용내역|결제내역|이번달|이달 + 얼마|안보|안뜨|안나|볼수|보이지|보고|보려|보여|확인|조회|열람|다운|어디 / invoice|bill|statement|spent|this month + how much|so far|see|find|view|show|where|download|open / 請求書|明細|利用料金|今月|当月 + いくら|見|確認|表示|ダウンロード|どこ|閲覧 => 요금 미리 확인|결제 메뉴 / charges current month|billing menu / 今月 料金 確認|支払 メニュー
요금|비용|금액|청구|결제액|돈|사용료 + 많이|비싸|비싼|높|급증|폭탄|올랐|오르|늘었|과다|예상|너무나|초과 / bill|charg|cost|invoice|price|fee|amount + high|expensive|too much|so much|surge|jump|spike|increas|unexpected|went up|huge|rose|doubled / 料金|請求|費用|金額|利用料|代金 + 高|たか|急増|増え|多い|多すぎ|想定|予想|上が|跳ね => 예상보다 요금 / charges higher / 想定 料金
카드 + 바꾸|바꿔|바꿀|바뀌|변경|교체|갱신|만료|수정|새로|다른카드 / card|payment method + chang|updat|replac|switch|new|expire|edit|different|another / カード|支払方法|支払い方法 + 変更|変え|替え|切り替え|更新|期限|新しい|別の => 결제 카드 바꾸 / change payment card / 支払 カード 変更
꺼|끄|껐|끈|정지|중지|멈|안쓰|종료 + 돈|요금|비용|과금|나가|청구|결제|부과 / stop|turned off|turn off|shut|power|switched off|idle|unused|paused + pay|paid|charg|cost|bill|price|fee / 停止|止め|オフ|シャットダウン|電源|切っ|使っていない|使わな + 料金|課金|費用|請求|お金|かかり|払 => 서버 정지 요금 / charged stopped / サーバー 停止 料金
연체|미납|밀린|밀렸|체납|못낸|납부기한|결제를못|못냈|안냈|안낸|내지못|내는걸|납부 / overdue|unpaid|past due|late payment|missed payment|missed a payment|outstanding|arrears|forgot to pay|pay late|did not pay|t pay  / 未払|滞納|延滞|支払いが遅れ|支払い遅れ|支払い忘れ|払うのを忘れ|払いを忘れ|払っていな|支払っていな|払いそびれ|払い忘れ|払うのを忘れ|払いを忘れ|払っていな|支払っていな|払いそびれ|払えな => 미납 / overdue / 未払
계산서|영수증|부가세|부가가치세|세금 / invoice|tax|receipt / 税金計算書|インボイス|消費税|領収書|適格請求書|税金 => 세금계산서 발행 / tax invoices issued / 税金計算書 発行
견적 / quot|estimat|proposal / 見積 => 견적서 받나요 / get quote / 見積書 入手
접속|연결|들어가|서버|핑|원격 + 안되|안돼|안됨|안됩|안대|안들어|불가|못들|못해|못하|못함|먹통|다운|죽었|죽어|꺼졌|꺼져|꺼짐|멈췄|멈춰|멈춤|안열|안떠|안켜|실패|거부|끊|응답|타임아웃|막혀|막혔 / connect|reach|access|server|machine|instance|unreachable|ping + t connect|t reach|t access|t open|not connect|cannot|unable|unreachable|unavailable|offline|refus|time out|timed out|timeout|timing out|down|stopped working|t ssh|t ping|not respond|t respond|unresponsive|dead|crash|fail|no response / 接続|つなが|繋が|アクセス|サーバー|入れ|応答 + できな|できません|出来な|出来ません|つながら|繋がら|つながり|繋がり|止まって|止まり|止まった|届かな|不可|落ち|落ちた|ダウン|拒否|タイムアウト|応答しな|応答がな|失敗|入れな|入れません|切れ => 서버 접속되지 / cannot connect server / サーバー 接続 できなく
재부팅|재시작|리부팅|리부트|다시켜|껐다켜|저절로꺼|혼자꺼|자동으로꺼 / reboot|restart|rebooting|went down by itself|shut down by itself / 再起動|リブート|勝手に落ち|勝手に電源 => 재시작 / restarted / 再起動
키|열쇠 + 잃|분실|없어|날렸|삭제했|지웠|못찾 / key + lost|lose|losing|missing|misplac|find|gone / 鍵|キー + なくし|無くし|失くし|紛失|見つから|消え|消して => 인증키 잃어버렸 / lost authentication key / キー 紛失
디스크|용량|볼륨|스토리지 + 늘렸|늘린|확장|증설|키웠|추가했 / disk|volume|drive|partition + increas|expand|extend|resiz|grew|grow|enlarg|bigger / ディスク|容量|ボリューム + 増や|拡張|追加した|広げ => 디스크 용량 늘렸 / increased disk size / ディスク 容量 増
느려|느리|느림|느린|느립|속도가안|버벅|지연|렉 / slow|sluggish|lag|latency|performance / 遅い|遅く|遅れ|重い|重く|もたつ|遅延 => 느려|느릴|느리 / slow / 遅
해킹|털린|털렸|탈취|침투|뚫|뚤|침입|침해|악성코드|바이러스|랜섬 / hack|broke into|broken into|break-in|hijack|compromis|malware|virus|breach|intrusion|ransomware|attacked / ハッキング|ハック|侵入|乗っ取|ウイルス|マルウェア|不正アクセス|攻撃され => 해킹된 / hacked / 不正侵入
인스턴스|가상머신|가상서버 / instance|virtual machine|machine|virtual server / インスタンス|仮想マシン|仮想サーバー|サーバ => 서버 / server / サーバー
디비|데이터베이스 / database|db / データベース => 데이터베이스|쿼리 / database|queries / データベース|クエリ
답변|답장|회신|답이|대답|문의 + 언제|얼마나|며칠|오래|늦|안와|안옴|기다|걸리 / answer|repl|respon|hear back|get back + nobody|no one|how long|how soon|when|how fast|how quickly|waiting|yet|still|no  / 回答|返事|返信|返答|連絡 + いつ|どのくらい|どれくらい|何日|まだ|遅|待っ|来ない|こない => 답변 언제 / soon reply / 回答 いつ
추가|다시|이어|재문의|또|더|후속|한번더 + 질문|문의|물어 / additional|another|follow|further|more|again|reopen|second + question|ask|inquir|ticket|case / 追加|再度|もう一度|続け|さらに|もっと|再 + 質問|問い合わせ|聞き|尋ね => 이어서 물어볼 / follow-up question / 続 質問
파일|사진|캡처|캡쳐|이미지|스크린샷 + 올라|올리|올릴|업로드|보내지|안보내 / file|photo|picture|image|screenshot + upload|send|sent / ファイル|写真|画像|スクリーンショット|スクショ + アップ|送れ|送り|載せ|上げ => 파일 업로드 / file uploads / ファイル アップロード
`.trim()
