import requests
from form import *

save_sound(requests.get(origin + sound, headers={**headers, "range": part}).content for part in ranges)
files = [("attachFile", (file_name, file_bytes)), ("attachFile", ("", b"", "application/octet-stream"))]
print(requests.post(origin + "/api/support/inquiry", headers=headers, data=fields, files=files).text)
