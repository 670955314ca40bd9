import { ApiParam } from '@nestjs/swagger';

/** Documents the id of a match in a path; its example is there in every league that has settled an hour. */
export const MatchId = () =>
  ApiParam({
    name: 'id',
    example: '1h-latest',
    description:
      'The id of a match (`GET /api/v1/matches`), or `1h-latest`, `1d-latest`, `1w-latest`: the match of that length that was settled last.',
  });
