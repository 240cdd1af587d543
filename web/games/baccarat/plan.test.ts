import { games } from '../../../core/games/games.ts';
import { describePlans, spottedIn } from '../../felt/testing/plans.ts';
import { baccaratPlan } from './plan.ts';

describePlans(games.filter(({ family }) => family === 'baccarat').map(spottedIn), baccaratPlan);
