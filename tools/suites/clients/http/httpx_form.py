import httpx
from form import *

save_sound(httpx.get(origin + sound, headers={**headers, "range": part}).content for part in ranges)
files = [("attachFile", (file_name, file_bytes)), ("attachFile", ("", b"", "application/octet-stream"))]
print(httpx.post(origin + "/api/support/inquiry", headers=headers, data=dict(fields), files=files).text)
