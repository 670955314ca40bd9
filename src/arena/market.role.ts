import { Injectable } from '@nestjs/common';

/** Whether this process moves the market; if not, it follows the one that does. */
@Injectable()
export class MarketRole {
  holding = false;
}
