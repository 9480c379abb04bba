import asyncio
import aiohttp
from form import *


async def main():
    async with aiohttp.ClientSession(headers=headers) as session:
        parts = []
        for part in ranges:
            async with session.get(origin + sound, headers={"range": part}) as response:
                parts.append(await response.read())
        save_sound(parts)
        form = aiohttp.FormData(fields)
        form.add_field("attachFile", file_bytes, filename=file_name)
        form.add_field("attachFile", b"", filename="", content_type="application/octet-stream")
        async with session.post(origin + "/api/support/inquiry", data=form) as response:
            print(await response.text())


asyncio.run(main())
