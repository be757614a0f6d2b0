"""What somebody writes who has generated a Python client: one round, and the balance after it.

    PYTHONPATH=<the generated client> python3 play_a_round.py <the house's address> '<a person>'
"""

import hashlib
import json
import sys
import time
import uuid

import house

url, person = sys.argv[1], json.loads(sys.argv[2])


def client(token=None):
    configuration = house.Configuration(host=url)
    configuration.access_token = token
    return house.ApiClient(configuration)


def zero_bits(digest):
    return 256 - int.from_bytes(digest, "big").bit_length()


def solve(purpose):
    request = house.ApiAuthCaptchaRequest(purpose=purpose)
    asked = house.MembersApi(client()).api_auth_captcha(api_auth_captcha_request=request).data
    work, nonce = asked.proof_of_work, 0
    while zero_bits(hashlib.sha256(f"{work.challenge}:{nonce}".encode()).digest()) < work.bits:
        nonce += 1
    return {"captcha_id": asked.captcha_id, "captcha_code": f"pow:{nonce}"}


def come_in():
    request = house.ApiAuthRegister2Request(**person, **solve("register"))
    answer = house.MembersApi(client()).api_auth_register2(api_auth_register2_request=request)
    return client(answer.data.access_token)


def pay_in(member, money):
    cashier = house.CashierApi(member)
    method = cashier.api_payment_online_list().data[0]
    request = house.ApiRechargeOnlineRequest(money=money, payment_id=method.id)
    orders = [
        cashier.api_recharge_online(request, idempotency_key="first").data for _ in range(2)
    ]
    assert orders[0].order_no == orders[1].order_no, "one key is one deposit"
    code = orders[0].pix_copy_paste
    payment = house.SandboxPixPayRequest(pix_copy_paste=code)
    house.SandboxApi(client()).sandbox_pix_pay(sandbox_pix_pay_request=payment)
    for _ in range(120):
        if cashier.api_recharge_status(orders[0].order_no).data.status == "credited":
            return
        time.sleep(0.25)
    raise AssertionError("the deposit was paid and is not credited")


def play(member):
    games = house.GamesApi(member)
    game = games.api_games_listsv2(type="slots").data.list[0]
    launched = games.api_games_launch(house.ApiGamesLaunchRequest(game_id=game.id, mode="real"))
    seat = house.HouseGamesApi(client(launched.data.url.split("#token=")[1].split("&")[0]))
    opened = seat.play_api_open(house.PlayApiOpenRequest(game=game.code)).data
    seed = house.PlayApiSeedsClientRequest(
        client_seed="python", commitment=opened.fairness.commitment
    )
    seat.play_api_seeds_client(seed)
    wager = house.PlayApiSpinRequest(stake=opened.default_stake, round_key=str(uuid.uuid4()))
    played, again = [seat.play_api_spin(wager).data for _ in range(2)]
    assert played.round_id == again.round_id, "one key is one round"
    assert played.book[-1].type == "finalWin", "the book has an end"
    return game.code, played


member = come_in()
pay_in(member, "50.00")
code, played = play(member)
balance = house.MembersApi(member).api_auth_me().data.money
assert balance == played.balance, "the balance is the round's"
records = house.GamesApi(member).api_game_record(
    api_game_record_request=house.ApiGameRecordRequest(range="today")
)
assert records.data.list[0].round_id == played.round_id, "the round is in the records"
try:
    request = house.ApiRechargeOnlineRequest(money="0.01")
    house.CashierApi(member).api_recharge_online(request)
    raise AssertionError("a centavo was taken for a deposit")
except house.ApiException as refusal:
    assert json.loads(refusal.body)["error"] in (
        "cashier.amount_below_minimum",
        "cashier.method_required",
    ), refusal.body
print(json.dumps({"game": code, "stake": played.stake, "win": played.win}))
