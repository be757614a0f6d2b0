/** The looks that all timed draws share. */
import "./kit.css";
import "./ball.css";
import "./board.css";
import "./tickets.css";
import "./info.css";
import "./wide.css";
