import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Produces } from '../common/http/admission.guard.js';
import { encodingFor } from '../common/http/hot-reads/accept-encoding.js';
import { browserFile } from '../common/http/pages/browser-files.js';
import { nothingHere } from './nothing-here.js';

/** What pages load. The names carry a hash of the content, so that they can be kept for ever. */
@ApiExcludeController()
@Controller('assets')
export class SiteFilesController {
  @Get(':name')
  @Produces('text/css', 'text/javascript', 'image/svg+xml')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  file(@Param('name') name: string, @Req() request: Request, @Res() response: Response): void {
    const file = browserFile(name);
    if (!file) throw nothingHere();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const encoded = encoding && file.encoded[encoding];
    if (encoded) response.setHeader('Content-Encoding', encoding);
    response.vary('Accept-Encoding').setHeader('Content-Type', file.type);
    response.end(request.method === 'HEAD' ? undefined : (encoded ?? file.plain));
  }
}
